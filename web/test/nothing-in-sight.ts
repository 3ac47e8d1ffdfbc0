/** Nothing is laid out here, so nothing ever comes into sight. */
export class NothingInSight implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe(_target: Element) {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
