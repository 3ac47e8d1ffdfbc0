import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Segmented } from '../ui/forms/segmented.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { chooseLanguage, type Language, languages, useLanguage } from './language.ts'

/** English or Hindi, each in its own words; kept on this device. */
export function LanguageSwitch() {
  const { t } = useLingui()
  const language = useLanguage()
  const [chosen, setChosen] = useState<Language | null>(null)
  const choose = (next: Language) => {
    setChosen(next)
    chooseLanguage(next)
      .catch(() => toast('error', t`This language could not be loaded`))
      .finally(() => setChosen(null))
  }
  return (
    <div className="preference">
      <Segmented
        label={<Trans>Language</Trans>}
        options={languages.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))}
        value={chosen ?? language}
        onChange={choose}
      />
    </div>
  )
}
