/** The program of the page. */

import { startPlayground } from "./page/playground.tsx";
import { keepFragmentOnSkip } from "./page/skip-link.ts";

keepFragmentOnSkip();
const root = document.getElementById("playground");
if (root !== null) void startPlayground(root);
