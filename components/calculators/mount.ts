import { type Component, createComponent, createRoot } from "solid-js";
import { makeTheRest } from "./Later.tsx";

/**
 * Brings a calculator to life in the place where the server printed it. The printed form is replaced, not hydrated:
 * without Astro's island it is 4 KB lighter, and the form looks the same.
 */
export function mount<Props extends object>(calculator: Component<Props>) {
  // Each step in a task of its own: what a reader does in between is not kept waiting. The printed form stands until the last one.
  setTimeout(() => {
    const place = document.querySelector<HTMLElement>("[data-calculator]")!;
    const props = JSON.parse(place.dataset.calculator!) as Props;
    const form = createRoot(() => createComponent(calculator, props)) as Node;
    setTimeout(() => {
      place.replaceChildren(form);
      makeTheRest();
      place.dataset.live = "";
    });
  });
}
