import { navegadorTemChave } from '../../../../lib/chave-de-acesso.ts';
import { useLoginSocial } from '../../../../lib/login-social.ts';
import { LoginsSociais } from '../../../../ui/formulario/logins-sociais.tsx';
import { EntrarComChave } from './entrar-com-chave.tsx';

/** The ways in beside the password: passkey, Google, Facebook. */
export function EntrarPorFora({ redirect }: { readonly redirect: string | undefined }) {
  return (
    <LoginsSociais {...useLoginSocial({ redirect })}>
      {navegadorTemChave() && <EntrarComChave redirect={redirect} />}
    </LoginsSociais>
  );
}
