import type { types as babelTypes, NodePath, PluginObj } from '@babel/core'
import { getConfig } from '@lingui/conf'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'

/** Where lingui.config.ts stands; the build and the tests may be started from anywhere. */
export const linguiDirectory = { cwd: import.meta.dirname }

/** Lingui's macro for Vite and vitest alike: it keeps the English text beside its id. */
export function linguiMacro() {
  const linguiConfig = getConfig(linguiDirectory)
  return linguiTransformerBabelPreset({ descriptorFields: 'message', linguiConfig }, linguiDirectory)
}

/**
 * Babel plugin that runs behind Lingui's macro in a production build and compiles every English message where it stands.
 *
 * Lingui's own way is one compiled catalogue per language, loaded before the first paint: the landing page would carry
 * the texts of every screen. English is the source language, so its texts can travel with the code that shows them;
 * `i18n._` takes a compiled message (an array of tokens) as readily as a catalogue's. Other languages load a catalogue.
 */
export function linguiInline({ types: t }: { types: typeof babelTypes }): PluginObj {
  return {
    name: 'lingui-inline',
    visitor: {
      Program: {
        // On exit, when the macro has rewritten the file.
        exit(program: NodePath<babelTypes.Program>) {
          program.traverse({
            ObjectProperty({ node, parent }) {
              if (!isDescriptor(parent) || !t.isIdentifier(node.key, { name: 'message' })) return
              if (t.isStringLiteral(node.value)) node.value = t.valueToNode(compileMessage(node.value.value))
            },
          })
        },
      },
    },
  }
}

/** The macro marks each object that it makes with the comment `i18n`; any other object with a `message` stays as it is. */
function isDescriptor(node: babelTypes.Node): boolean {
  return node.leadingComments?.some((comment) => comment.value.trim().replace(/^\*\s*/, '') === 'i18n') ?? false
}
