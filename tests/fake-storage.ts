/** Simulates localStorage for tests in Node. */

/** The stored items. */
export type Items = Record<string, string>;

/** Defines a localStorage with these items and a limit of `most` characters. */
export function fakeStorage(items: Items = {}, most = Number.POSITIVE_INFINITY): Items {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(store, key) ? store[key]! : null),
    setItem: (key: string, text: string) => {
      const others = () => Object.entries(store).filter(([other]) => other !== key);
      if (most < Number.POSITIVE_INFINITY && [...others(), key, text].flat().join("").length > most)
        throw new DOMException("", "QuotaExceededError");
      store[key] = text;
    },
    removeItem: (key: string) => delete store[key],
  };
  const store: Items = Object.assign(Object.create(methods) as Items, items);
  Object.defineProperty(globalThis, "localStorage", { value: store, configurable: true });
  return store;
}

/** Disables localStorage, as browsers do for a site without storage permission. */
export function disableStorage(): void {
  const get = () => {
    throw new DOMException("", "SecurityError");
  };
  Object.defineProperty(globalThis, "localStorage", { get, configurable: true });
}

/** Removes localStorage after a test. */
export const removeStorage = (): boolean => Reflect.deleteProperty(globalThis, "localStorage");
