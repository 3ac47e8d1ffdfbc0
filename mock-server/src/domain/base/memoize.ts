/**
 * Caches a result for each object as long as the object is in memory. Only for objects that do not change once they are
 * made, such as a published snapshot.
 */
export function memoizeByObject<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const made = new WeakMap<Source, { value: Made }>()
  return (source) => {
    const known = made.get(source)
    if (known !== undefined) return known.value
    const value = make(source)
    made.set(source, { value })
    return value
  }
}

/** The same for large results of a small number of objects: keeps at most so many, then empties the cache and starts again. */
export function memoizeFew<Source extends object, Made>(
  most: number,
  make: (source: Source) => Made,
): (source: Source) => Made {
  const made = new Map<Source, { value: Made }>()
  return (source) => {
    const known = made.get(source)
    if (known !== undefined) return known.value
    if (made.size >= most) made.clear()
    const value = make(source)
    made.set(source, { value })
    return value
  }
}
