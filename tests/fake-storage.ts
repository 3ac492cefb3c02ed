/** Simulates localStorage for tests in Node. */

/** The stored texts, by key. */
export type Items = Record<string, string>;

/** Defines a fake `localStorage` with these items. It throws QuotaExceededError above `most` characters. */
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

/** Makes any access to `localStorage` throw, as browsers do if the user has blocked site data. */
export function disableStorage(): void {
  const get = () => {
    throw new DOMException("", "SecurityError");
  };
  Object.defineProperty(globalThis, "localStorage", { get, configurable: true });
}

/** Removes localStorage after a test. */
export const removeStorage = (): boolean => Reflect.deleteProperty(globalThis, "localStorage");
