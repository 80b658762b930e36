import type { LinhaDe } from '../../../../lib/linha.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { useReenviarPinDoTelefone } from '../../mutations.ts';

interface OutroCodigoProps {
  readonly chamada: LinhaDe<'reenviarPinDoTelefone' | 'validarTelefoneUnico'>;
  readonly telefone: string;
  readonly aoRecusar: (mensagem: string | undefined) => void;
}

/** Another code by SMS to the same number. */
export function OutroCodigo({ chamada, telefone, aoRecusar }: OutroCodigoProps) {
  const reenviar = useReenviarPinDoTelefone(chamada, aoRecusar);
  return (
    <Botao
      variante="texto"
      fazendo={reenviar.isPending && 'Enviando outro código'}
      onClick={() => {
        aoRecusar(undefined);
        reenviar.mutate({ body: { telefone } });
      }}
    >
      Enviar outro código
    </Botao>
  );
}
