import { Monitor, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { PreviewScreen } from './preview-screen.tsx'

const texts = () => deskMessages().pageEditor.preview

const widths = { phone: 360, desktop: 1280 } as const
type Screen = keyof typeof widths

type PreviewPaneProps = { dress: (inner: Document) => void; children: ReactNode }

/** What visitors will see, as it is typed: on a phone or on a desktop. */
export function PreviewPane({ dress, children }: PreviewPaneProps) {
  const [screen, setScreen] = useState<Screen>('desktop')
  const screens = [
    ['phone', Smartphone, texts().phone],
    ['desktop', Monitor, texts().computer],
  ] as const
  return (
    <section aria-label={texts().label} className="grid h-full grid-rows-[auto_minmax(0,1fr)] gap-2">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm font-semibold text-indigo-950">
          {texts().label} <span className="font-normal text-muted">{texts().text}</span>
        </p>
        <fieldset className="flex gap-1">
          <legend className="sr-only">{texts().width}</legend>
          {screens.map(([name, Icon, label]) => (
            <button
              key={name}
              type="button"
              aria-pressed={screen === name}
              onClick={() => setScreen(name)}
              className={classNames(
                'inline-flex min-h-9 items-center gap-1.5 rounded-card px-2.5 text-sm font-semibold hover:bg-indigo-50 max-lg:min-h-11',
                screen === name ? 'bg-indigo-50 text-indigo-900' : 'text-muted',
              )}
            >
              <Icon aria-hidden="true" size={16} />
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      <PreviewScreen width={widths[screen]} dress={dress}>
        {children}
      </PreviewScreen>
    </section>
  )
}
