import type { Plugin, Rule } from 'postcss'

/**
 * Limits `:hover` rules to pointers that can hover. A tap hovers too: the tapped element keeps the colour until the next tap,
 * and the browser paints it once more before it sends the click. A rule for several selectors keeps those without `:hover`.
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
