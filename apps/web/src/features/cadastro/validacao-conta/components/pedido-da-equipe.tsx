import { Nota } from '../../../../ui/base/nota.tsx';

/** The words of the staff that asked for a picture again, above the place where that picture is sent (REGRAS 2.15). */
export function PedidoDaEquipe({ mensagem }: { readonly mensagem: string | null }) {
  if (mensagem === null) return null;
  return (
    <Nota tom="warning" titulo="O que pedimos">
      {mensagem}
    </Nota>
  );
}
