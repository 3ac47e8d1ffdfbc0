/** Invented clubs and people. None of them is, or is meant as, a real club or person. */

export const CLUBS: readonly [name: string, shortName: string][] = [
  ['Shillong Pines', 'SHP'],
  ['Kochi Harbour', 'KOH'],
  ['Panaji Mariners', 'PAM'],
  ['Kolkata Tramways', 'KTR'],
  ['Imphal Valley', 'IMV'],
  ['Pune Sahyadri', 'PUS'],
  ['Bengaluru Terrace', 'BTE'],
  ['Chennai Breakwater', 'CBR'],
  ['Jamshedpur Furnace', 'JAF'],
  ['Delhi Ridge', 'DRI'],
  ['Hyderabad Boulders', 'HBO'],
  ['Siliguri Gate', 'SIG'],
]

export const CUPS: readonly string[] = ['Super Division', 'Coastal Cup', 'Eastern League']

export const FIRST_LETTERS = 'ACDEFGIJLMNPRSTV'

export const LAST_NAMES: readonly string[] = [
  'Abrelo',
  'Ambadiyil',
  'Barbezo',
  'Bhutwal',
  'Chakmari',
  'Colasso',
  'Dangmei',
  'Devarkar',
  'Fernaz',
  'Ghatwal',
  'Hmarlal',
  'Irengba',
  'Jamatia',
  'Kachingam',
  'Kharmawlong',
  'Kurupath',
  'Lalremrua',
  'Longjamba',
  'Mandalik',
  'Mascarenho',
  'Nathkurup',
  'Nongrumlal',
  'Oramlal',
  'Pachuaulal',
  'Pereiro',
  'Ralsun',
  'Rebellino',
  'Sailoven',
  'Sorengba',
  'Tamangley',
  'Thokchomba',
  'Tirkeya',
  'Vanlalpe',
  'Vazkar',
  'Xaviero',
  'Zotealal',
]
