import { diaDe } from '@rateia/domain/datas';
import { formatarDia } from '@rateia/domain/datas-formatadas';
import { formatarLinha, lerBoleto } from '@rateia/domain/pagamentos/linha-digitavel';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import type { EstadoPagamento } from '@rateia/domain/pagamentos/pagamento';
import { ID_ESTADO_PAGAMENTO } from '@rateia/domain/pagamentos/pagamento';
import { IconFileTypePdf } from '@tabler/icons-react';
import { Botao } from '../../../../ui/base/botao.tsx';
import type { EstadoBoleto } from '../../../../ui/pagamento/boleto-painel.tsx';
import { BoletoPainel } from '../../../../ui/pagamento/boleto-painel.tsx';
import { useBaixarBoleto, useNovoCodigo } from '../../mutations.ts';
import type { Pagamento } from '../../queries.ts';
import type { PainelProps } from './painel.ts';

/** The line and the bars of a boleto, and a new one when it is late. */
export function PainelBoleto({ pagamento }: PainelProps) {
  const { id, valor, vencimento, copiaECola } = pagamento;
  const novo = useNovoCodigo(pagamento);
  const baixar = useBaixarBoleto();
  const lido = copiaECola === null ? undefined : lerBoleto(copiaECola, diaDe(vencimento));
  const estado = estadoDoPainel(pagamento);
  return (
    <>
      <BoletoPainel
        valor={valor}
        estado={estado}
        boleto={
          lido?.ok === true ? { linha: formatarLinha(lido.linha), codigoDeBarras: lido.codigoDeBarras } : undefined
        }
        guardaVaga={pagamento.idAssinatura !== null && pagamento.finalidade === FINALIDADE_PAGAMENTO.assinatura.id}
        venceEm={formatarDia(diaDe(vencimento))}
        aoGerarNovo={() => novo.mutate({ params: { id } })}
        gerando={novo.isPending}
      />
      {estado === 'aguardando' && (
        <Botao
          variante="texto"
          bloco
          icone={<IconFileTypePdf size={20} stroke={1.75} />}
          fazendo={baixar.isPending && 'Preparando'}
          onClick={() => baixar.mutate({ body: { tipo: 'boleto', idPagamento: id } })}
        >
          Baixar boleto do banco
        </Botao>
      )}
    </>
  );
}

const estados: Partial<Record<EstadoPagamento, EstadoBoleto>> = {
  [ID_ESTADO_PAGAMENTO.pago]: 'pago',
  [ID_ESTADO_PAGAMENTO.expirado]: 'vencido',
};

/** A bill without its line is being registered. */
function estadoDoPainel({ estado, copiaECola }: Pagamento): EstadoBoleto {
  return estados[estado] ?? (copiaECola === null ? 'preparando' : 'aguardando');
}
