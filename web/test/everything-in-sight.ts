import { NothingInSight } from './nothing-in-sight.ts'

/** Every part of a page is in sight as soon as it is watched. */
export class EverythingInSight extends NothingInSight {
  readonly #seen: IntersectionObserverCallback

  constructor(seen: IntersectionObserverCallback) {
    super()
    this.#seen = seen
  }

  override observe(target: Element) {
    const rect = target.getBoundingClientRect()
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: rect,
      intersectionRect: rect,
      rootBounds: null,
      time: 0,
    }
    queueMicrotask(() => this.#seen([entry], this))
  }
}
