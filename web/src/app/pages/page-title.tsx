import { Container } from '../../ui/container.tsx'

/** The band at the top of an inner page: what it is called, and its Hindi. */
export function PageTitle({ title, hindi, text }: { title: string; hindi?: string; text?: string }) {
  return (
    <div className="border-b border-line bg-sand py-8 md:py-12">
      <Container className="grid gap-1">
        <h1 className="text-xl text-indigo-900 sm:text-2xl md:text-3xl">{title}</h1>
        {hindi && (
          <p lang="hi" className="text-lg text-marigold-700">
            {hindi}
          </p>
        )}
        {text && <p className="max-w-[62ch] pt-2 text-muted">{text}</p>}
      </Container>
    </div>
  )
}
