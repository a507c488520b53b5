/** The version of the package, which stands in package.json alone, of which a bundle then has nothing else. */
export { version } from "../../package.json";
