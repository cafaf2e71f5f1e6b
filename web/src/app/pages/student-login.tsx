import { studentLogin } from '../../content/student-login.ts'
import { StudentHelp } from '../../features/account/components/student-help.tsx'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from './page-title.tsx'

/** What a student finds at the door of the sign-in (/student/login). */
export function Component() {
  const { title, intro } = studentLogin
  return (
    <>
      <PageTitle title={title.en} hindi={title.hi} text={intro.en} />
      <Container className="py-8 md:py-12">
        <StudentHelp />
      </Container>
    </>
  )
}
