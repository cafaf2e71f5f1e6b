import { Toast } from '@base-ui/react/toast'
import { CircleCheck, X } from 'lucide-react'
import { iconButtonClass } from './icon-button.tsx'

const manager = Toast.createToastManager()

/** Says in passing that something was done. */
export function tell(message: string): void {
  manager.add({ title: message })
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="desk-toast" swipeDirection={['right', 'down']}>
      <Toast.Content className="flex items-center gap-3 rounded-card border-l-4 border-success bg-white py-2 pr-2 pl-4 shadow-card">
        <CircleCheck aria-hidden="true" size={20} className="shrink-0 text-success" />
        <Toast.Title className="min-w-0 flex-1 text-sm font-semibold text-ink" render={<p />} />
        <Toast.Close className={iconButtonClass()} aria-label="Dismiss">
          <X aria-hidden="true" size={18} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

/** The corner where passing messages show; one for a desk. */
export function Toasts() {
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className="fixed right-4 bottom-4 left-4 z-50 flex flex-col gap-3 sm:left-auto sm:w-96">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}
