import { useSession } from '../../../state/react/index.ts'
import { accountQuestions } from './account-questions.ts'

/** The questions of the account above. */
export const useAccountQuestions = () => accountQuestions(useSession())
