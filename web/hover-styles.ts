import type { Plugin, Rule } from 'postcss'

/**
 * Lets `:hover` mean a pointer that can hover. A finger's tap hovers too, and what it tapped keeps that colour until the next tap;
 * the browser also paints it once more before it tells anybody of the tap. A rule for several selectors keeps those without.
 */
export function hoverStyles(): Plugin {
  return {
    postcssPlugin: 'chaupar-hover-styles',
    Rule(rule, { AtRule: Media }) {
      const hovered = rule.selectors.filter((selector) => selector.includes(':hover'))
      if (hovered.length === 0 || isAskedAlready(rule)) return
      const others = rule.selectors.filter((selector) => !hovered.includes(selector))
      const media = new Media({ name: 'media', params: '(hover: hover)' })
      media.append(rule.clone({ selectors: hovered }))
      rule.after(media)
      if (others.length > 0) rule.selectors = others
      else rule.remove()
    },
  }
}

function isAskedAlready(rule: Rule): boolean {
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent) {
    if ('params' in parent && String(parent.params).includes('hover: hover')) return true
  }
  return false
}
