import { registration } from '../../content/registration.ts'
import { BeforeYouBegin } from '../../features/admissions/components/before-you-begin.tsx'
import { RegistrationArea } from '../../features/admissions/components/registration-area.tsx'
import { Container } from '../../ui/container.tsx'
import { NeedsScripts } from './needs-scripts.tsx'
import { PageTitle } from './page-title.tsx'

/** Online registration (/registration): the application for admission. */
export function Component() {
  const { title, intro, withoutScripts } = registration
  return (
    <>
      <PageTitle title={title.en} hindi={title.hi} text={intro.en} />
      <Container className="grid gap-8 py-8 md:gap-12 md:py-12 print:p-0">
        <BeforeYouBegin />
        <NeedsScripts words={withoutScripts}>
          <RegistrationArea />
        </NeedsScripts>
      </Container>
    </>
  )
}
