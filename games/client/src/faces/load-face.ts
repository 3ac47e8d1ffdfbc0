import type { Face } from './face.ts'

/** A face with the variant that a game plays. */
export interface OpenFace {
  face: Face
  family: string
  variant: string
}

/** Every folder with a face is a family, in a chunk of its own. */
const modules = import.meta.glob<{ face: Face }>('./*/face.tsx')

/**
 * The face behind a name of rule-names.ts ('mines/five-by-five'); null when the family has none. Its type no longer says which events
 * it reads. The server plays by the rules of that name, so it sends no others.
 */
export async function loadFace(rulesName: string): Promise<OpenFace | null> {
  const [family = '', variant = ''] = rulesName.split('/')
  const load = modules[`./${family}/face.tsx`]
  return load === undefined ? null : { face: (await load()).face, family, variant }
}
