import { Loader } from '../ui/states/loader.tsx'

/** The loader image while a page loads (spec 2.1). */
export function PageLoader() {
  return <Loader className="min-h-[60vh]" />
}
