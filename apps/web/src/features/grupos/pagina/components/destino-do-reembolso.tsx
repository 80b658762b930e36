import type { DestinoDoReembolso } from '@rateia/domain/pagamentos/devolucao-original';
import { REGRAS_PADRAO } from '@rateia/domain/regras';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { useDestinoDoReembolso } from '../../mutations-membro.ts';
import c from './destino-do-reembolso.module.css';

interface DestinoProps {
  idGrupo: number;
  destino: DestinoDoReembolso;
}

const DIAS = REGRAS_PADRAO.reembolso.diasDaDevolucaoPix;
const TEXTOS: Record<DestinoDoReembolso, string> = {
  original: `O que for devolvido volta por Pix para a conta de onde saiu. Depois de ${DIAS} dias do pagamento, vai para o seu saldo.`,
  saldo: 'O que for devolvido vai para o seu saldo, na hora. Você retira quando quiser.',
};

/** The destination of a refund, however the membership ends; shown to a member who paid by a method that gives back. */
export function DestinoDoReembolsoCard({ idGrupo, destino }: DestinoProps) {
  const mudar = useDestinoDoReembolso();
  const outro = destino === 'saldo' ? 'original' : 'saldo';
  return (
    <Cartao titulo="Se algo for devolvido">
      <p className={c['texto']}>{TEXTOS[destino]}</p>
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
