import { navegadorTemChave } from '../../../../lib/chave-de-acesso.ts';
import { useEntradaSocial } from '../../../../lib/entrada-social.ts';
import { EntradasSociais } from '../../../../ui/formulario/entradas-sociais.tsx';
import { EntrarComChave } from './entrar-com-chave.tsx';

/** The ways in beside the password: passkey, Google, Facebook. */
export function EntrarPorFora({ redirect }: { redirect: string | undefined }) {
  return (
    <EntradasSociais {...useEntradaSocial({ redirect })}>
      {navegadorTemChave() && <EntrarComChave redirect={redirect} />}
    </EntradasSociais>
  );
}
