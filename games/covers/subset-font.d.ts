// biome-ignore-all lint/style/noDefaultExport: the library has a default export

declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }

  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes?: Record<string, Axis>
      keepFeatures?: readonly string[]
    },
  ): Promise<Buffer>
}
