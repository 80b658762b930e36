import type { DestinoDoReembolso } from '@rateia/domain/pagamentos/devolucao-original';
import { useRegras } from '../../../../lib/regras.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { useDestinoDoReembolso } from '../../mutations-membro.ts';
import c from './destino-do-reembolso.module.css';

interface DestinoProps {
  readonly idGrupo: number;
  readonly destino: DestinoDoReembolso;
}

const POR_PIX = 'O que for devolvido volta por Pix para a conta de onde saiu.';
const NO_SALDO = 'O que for devolvido vai para o seu saldo, na hora. Você retira quando quiser.';

/** The destination of a refund, however the membership ends; shown to a member who paid by a method that gives back. */
export function DestinoDoReembolsoCard({ idGrupo, destino }: DestinoProps) {
  const dias = useRegras()?.reembolso.diasDaDevolucaoPix;
  const mudar = useDestinoDoReembolso();
  const outro = destino === 'saldo' ? 'original' : 'saldo';
  return (
    <Cartao titulo="Se algo for devolvido">
      <p className={c['texto']}>
        {destino === 'saldo' ? NO_SALDO : POR_PIX}
        {destino === 'original' && dias !== undefined && ` Depois de ${dias} dias do pagamento, vai para o seu saldo.`}
      </p>
      <Botao
        variante="suave"
        fazendo={mudar.isPending && 'Guardando'}
        onClick={() => mudar.mutate({ body: { idGrupo, destino: outro } })}
      >
        {outro === 'saldo' ? 'Prefiro no meu saldo' : 'Prefiro de volta por Pix'}
      </Botao>
    </Cartao>
  );
}
