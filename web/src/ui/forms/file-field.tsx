import { type FileType, fileTypeBytes, fileTypeOf } from '@chaupar/api/file-type'
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileText, Trash2, Upload } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react'
import { IconButton } from '../basics/icon-button.tsx'
import { Picture } from '../basics/picture.tsx'
import { FieldError } from './text-field.tsx'
import './file-field.css'

const mostBytes = 5 * 1024 * 1024
const types: readonly FileType[] = ['image/png', 'image/jpeg', 'application/pdf']

/**
 * What is wrong with a chosen file, in the server's words where it has some: PNG, JPEG or PDF, at most 5 MB. Its bytes count, as they
 * do at the server: a picture from a messenger may come without the ending that gives a file its type.
 */
export async function fileProblem(file: File | undefined, required: boolean): Promise<string | undefined> {
  if (!file) return required ? t`File is required` : undefined
  if (file.size === 0) return t`The file is empty`
  if (file.size > mostBytes) return t`The file is larger than 5 MB`
  const type = await typeOf(file)
  if (type === 'unreadable') return t`The file cannot be read. Please choose it again.`
  return type === null ? t`Only PNG, JPEG and PDF files are taken` : undefined
}

/** The type of a file by its bytes. Reading fails if the file was moved or deleted since it was chosen. */
async function typeOf(file: File): Promise<FileType | 'unreadable' | null> {
  try {
    return fileTypeOf(new Uint8Array(await file.slice(0, fileTypeBytes).arrayBuffer()))
  } catch {
    return 'unreadable'
  }
}

export type FileFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  required: boolean
  error?: string | undefined
  file: File | undefined
  onRemove: () => void
}

/** A box to put one file in, with its picture, name and size; `ref` and handlers of react-hook-form go to the input. */
export function FileField({ label, required, error, file, onRemove, id, ...input }: FileFieldProps) {
  const { t } = useLingui()
  const made = useId()
  const inputId = id ?? made
  const errorId = `${inputId}-error`
  return (
    <div>
      <div className="field-label">
        <label htmlFor={inputId}>{label}</label>
        <span className="field-hint">{required ? <Trans>required</Trans> : <Trans>optional</Trans>}</span>
      </div>
      <div className="file-box" data-invalid={error ? '' : undefined}>
        <input
          {...input}
          id={inputId}
          type="file"
          required={required}
          accept={types.join(',')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        {file ? (
          <Preview file={file} />
        ) : (
          <span className="file-field-ask">
            <Upload size={18} aria-hidden="true" />
            <Trans>Choose a file: PNG, JPEG or PDF, at most 5 MB</Trans>
          </span>
        )}
        {file ? (
          <IconButton
            label={t`Remove the file`}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={onRemove}
            className="file-field-remove"
          />
        ) : null}
      </div>
      <FieldError id={errorId} text={error} />
    </div>
  )
}

function Preview({ file }: { file: File }) {
  const picture = useDataUrl(file)
  const paper = <FileText size={30} aria-hidden="true" />
  const kilobytes = Math.max(1, Math.round(file.size / 1024))
  return (
    <span className="file-field-chosen">
      {picture ? <Picture src={picture} alt="" className="file-picture" instead={paper} /> : paper}
      <span className="file-field-about">
        <b className="file-field-name">{file.name}</b>
        <small className="text-xs text-muted">
          <Trans>{kilobytes} KB of 5 MB</Trans>
        </small>
      </span>
    </span>
  )
}

/** A picture's own bytes as an address, since the policy has no blob: addresses; null for what is no picture. */
function useDataUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    setUrl(null)
    let isChosen = true
    const reader = new FileReader()
    reader.onload = () => setUrl(typeof reader.result === 'string' ? reader.result : null)
    void typeOf(file).then((type) => {
      if (isChosen && type?.startsWith('image/')) reader.readAsDataURL(new Blob([file], { type }))
    })
    return () => {
      isChosen = false
      reader.abort()
    }
  }, [file])
  return url
}
