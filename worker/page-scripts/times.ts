/** Adds to each time of a page the same in the reader's own zone, and keeps true how long ago it was while the page stays open. */

import { exactTime, relativeTime } from "../../shared/index.ts";
import { PARTS_REPLACED } from "./support/live-parts.ts";

const UPDATE_MILLISECONDS = 60_000;

const ZONED = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "long" });

function update(): void {
  const now = new Date();
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-time]")) {
    const relative = relativeTime(time.dateTime, now);
    const zoned = ZONED.format(new Date(time.dateTime));
    if (time.dataset["time"] === "exact") {
      time.title = `${relative}: ${zoned}`;
    } else {
      time.title = `${zoned}, ${exactTime(time.dateTime)}`;
      if (time.textContent !== relative) time.textContent = relative;
    }
  }
}

update();
document.addEventListener(PARTS_REPLACED, update);
setInterval(update, UPDATE_MILLISECONDS);
