/** Hears when another tab has changed what the browser keeps. */
import { onCleanup, onMount } from "solid-js";
import { KEY } from "./kept-games.ts";

/** Calls `heard` when another tab has changed the kept games, or may have, as long as the part of the page stands that calls this. */
export function onKeptElsewhere(heard: () => void): void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) heard();
  };
  // A page that the browser had put away heard nothing of other tabs.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) heard();
  };
  onMount(() => {
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onShow);
    onCleanup(() => {
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onShow);
    });
  });
}
