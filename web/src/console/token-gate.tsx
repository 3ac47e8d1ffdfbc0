import { type FormEvent, useState } from 'react'
import { BrandMark } from '../ui/basics/brand-mark.tsx'
import { Button } from '../ui/basics/button.tsx'
import { PasswordField } from '../ui/forms/password-field.tsx'
import { keepControlToken } from './control/control.ts'
import './token-gate.css'
import './top-bar.css'

export type TokenGateProps = { refusal: string | undefined; onToken: () => void }

/** Shown while the mock wants a control token; it stays in this tab. `refusal`: why the last one does not do. */
export function TokenGate({ refusal, onToken }: TokenGateProps) {
  const [token, setToken] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (token === '') return
    keepControlToken(token)
    onToken()
  }
  return (
    <main className="token-gate">
      <h1 className="top-bar-brand">
        <BrandMark size={28} /> Chaupar mock
      </h1>
      <form onSubmit={submit}>
        <p>This mock is locked. Its control token is the value of CONTROL_TOKEN where it was started.</p>
        <PasswordField
          label="Control token"
          value={token}
          autoComplete="off"
          error={refusal}
          onChange={(event) => setToken(event.target.value)}
        />
        <Button type="submit" variant="primary">
          Unlock
        </Button>
      </form>
    </main>
  )
}
