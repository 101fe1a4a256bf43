import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'

interface ConfirmationProps {
  readonly message: string
  readonly details?: string
  readonly isDangerous?: boolean
  readonly confirm: string
  readonly onConfirm: () => void
  readonly onDoNotAsk?: () => void
  readonly onClose: () => void
}

export function Confirmation({ message, details, confirm, ...rest }: ConfirmationProps) {
  return (
    <ConfirmDialog question={message} verb={confirm} {...rest}>
      {details}
    </ConfirmDialog>
  )
}
