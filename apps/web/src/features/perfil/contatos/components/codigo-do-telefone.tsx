import { formatarHora } from '@rateia/domain/datas-formatadas';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LinhaDe } from '../../../../lib/linha.ts';
import { PassoPin } from '../../../../ui/fluxo/passo-pin.tsx';
import { useConfirmarTelefone } from '../../mutations.ts';
import type { ContatoPedido } from '../fluxo.ts';

interface CodigoDoTelefoneProps {
  readonly chamada: LinhaDe<'confirmarNovoTelefone' | 'validarTelefonePin'>;
  readonly pedido: ContatoPedido;
  readonly acao: string;
  /** The effect of another number, told beside the code. */
  readonly depois?: string;
  readonly voltar: string;
  /** Also told what the server refuses besides the code itself. */
  readonly alternativa: (aoRecusar: (mensagem: string | undefined) => void) => ReactNode;
}

/** The code that went to a phone by SMS. */
export function CodigoDoTelefone({ chamada, pedido, acao, depois, voltar, alternativa }: CodigoDoTelefoneProps) {
  const [recusa, setRecusa] = useState<string>();
  const confirmar = useConfirmarTelefone(chamada, setRecusa);
  return (
    <PassoPin
      pergunta="Digite o código do SMS"
      apoio={
        <>
          Enviamos para <b>{pedido.mostrado}</b>.
        </>
      }
      validade={`O código vale até ${formatarHora(pedido.expiraEm)}.${depois === undefined ? '' : ` ${depois}`}`}
      voltar={voltar}
      acao={acao}
      conferindo={confirmar.isPending}
      erro={recusa}
      aoMudar={() => setRecusa(undefined)}
      aoConferir={(pin) => confirmar.mutate({ body: { telefone: pedido.valor, pin } })}
      alternativa={alternativa(setRecusa)}
    />
  );
}
