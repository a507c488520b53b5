import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** The facts about the answered request that components use. */
export interface Frame {
  /** The token by which a form proves that a page of this server has it; undefined where there is no session. */
  readonly formToken: string | undefined;
}

const FrameContext = createContext<Frame>({ formToken: undefined });

export const FrameProvider = FrameContext.Provider;

export function useFrame(): Frame {
  return useContext(FrameContext);
}
