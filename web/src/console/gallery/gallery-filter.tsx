import type { ControlData } from '@chaupar/api/control-client'

type Picture = ControlData<'listGallery'>['pictures'][number]

/** What pictures are chosen by, in the order of the selects. */
const fields = ['screen', 'state', 'width', 'language', 'theme', 'result'] as const
type Field = (typeof fields)[number]

const labels: Readonly<Record<Field, string>> = {
  screen: 'Screen',
  state: 'State',
  width: 'Width',
  language: 'Language',
  theme: 'Theme',
  result: 'Result',
}

/** The wanted value of each field; '' for any. */
export type Filter = Readonly<Record<Field, string>>

export const everything: Filter = { screen: '', state: '', width: '', language: '', theme: '', result: '' }

/** Whether a picture has the wanted value in each field. */
export function isShown(picture: Picture, filter: Filter): boolean {
  return fields.every((field) => filter[field] === '' || filter[field] === String(picture[field]))
}

export type GalleryFilterProps = {
  pictures: readonly Picture[]
  filter: Filter
  onFilter: (filter: Filter) => void
}

/** A select for each field, with the values that the pictures have. */
export function GalleryFilter({ pictures, filter, onFilter }: GalleryFilterProps) {
  return (
    <div className="gallery-page-filter">
      {fields.map((field) => (
        <label key={field}>
          <span>{labels[field]}</span>
          <select value={filter[field]} onChange={(event) => onFilter({ ...filter, [field]: event.target.value })}>
            <option value="">All</option>
            {[...new Set(pictures.map((picture) => String(picture[field])))].map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
