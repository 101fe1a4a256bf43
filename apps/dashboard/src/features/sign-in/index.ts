export { ServerForm } from './ServerForm.tsx'
export { SignIn } from './SignIn.tsx'
export { SignInErrorAlert } from './SignInErrorAlert.tsx'
