import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadInHindi, saidInLatin } from '../../../testing/in-hindi.ts'
import { server } from '../../../testing/server.ts'

type Screen = typeof import('../../../testing/screen.tsx')
let screen: Screen
let open: () => ReturnType<Screen['openScreen']>
beforeAll(async () => {
  await loadInHindi()
  screen = await import('../../../testing/screen.tsx')
  const { LoginFlow } = await import('./login-flow.tsx')
  open = () => screen.openScreen(<LoginFlow />, '/hi/login')
})
afterAll(() => vi.resetModules())

const email = 'asha@college.test'
const password = 'आँगन का पहला दीपक'

describe('A person who signs in in Hindi', () => {
  const signIn = async () => {
    const person = open()
    screen.fill('यूज़रनेम', email)
    screen.fill('पासवर्ड', password)
    await screen.press(person, 'लॉगिन करें')
    return person
  }

  it('with the office’s password is asked for their own, in Hindi alone', async () => {
    server.refuses('login', 'first-password')
    const person = await signIn()
    await screen.says('अपना पासवर्ड बनाएँ')
    expect(saidInLatin(/asha@college\.test|Elsewhere/g)).toEqual([])
    screen.fill('नया पासवर्ड', password)
    screen.fill('नया पासवर्ड दोबारा भरें', password)
    server.refuses('choosePassword', 'same-password')
    await screen.press(person, 'पासवर्ड सहेजें और लॉगिन करें')
    await screen.says('यह वही पासवर्ड है, जो कार्यालय ने दिया था। ऐसा पासवर्ड बनाएँ जो केवल आप जानते हों।')
    expect(server.callsOf('choosePassword')).toMatchObject([{ body: { language: 'hi' } }])
  })

  it('after the three days reads what to do', async () => {
    server.refuses('login', 'first-password-ended')
    await signIn()
    await screen.says(/‘पासवर्ड भूल गए\?’ से अपना पासवर्ड बनाएँ, या कार्यालय से कहें/)
  })

  it('with an account from before is asked whose the password is, in Hindi alone', async () => {
    server.answers('login', {
      token: 'token',
      customToken: 'custom',
      userType: 'faculty',
      user: { uid: 'asha', email, name: 'Asha Verma' },
      message: 'Login successful',
      asksAboutPassword: true,
    })
    await signIn()
    await screen.says('क्या आपका पासवर्ड कार्यालय ने दिया था?')
    await screen.says('नहीं, यह मैंने बनाया है')
    expect(saidInLatin(/asha@college\.test|Elsewhere/g)).toEqual([])
  })
})
