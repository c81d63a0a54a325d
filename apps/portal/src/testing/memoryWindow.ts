/** The window, but with separate storage, so that a story's session doesn't clear Storybook's own storage at the same origin. */
export function memoryWindow(): Window {
  const storages: Record<string, Storage> = { localStorage: memoryStorage(), sessionStorage: memoryStorage() }
  return new Proxy(window, {
    get(target, name) {
      const own = typeof name === 'string' ? storages[name] : undefined
      if (own) return own
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}

export function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (name) => items.get(name) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (name) => void items.delete(name),
    setItem: (name, value) => void items.set(name, value),
  }
}
