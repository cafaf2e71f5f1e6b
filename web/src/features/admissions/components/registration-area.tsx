import './registration.css'
import { useReceipt } from '../api/receipt.ts'
import { ReceiptView } from './receipt.tsx'
import { RegistrationForm } from './registration-form.tsx'

/** The form, or, once it was sent, the receipt until the applicant begins another application. */
export function RegistrationArea() {
  const receipt = useReceipt()
  return receipt ? <ReceiptView receipt={receipt} /> : <RegistrationForm />
}
