import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { FINALIDADE_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { esperaDo } from '../../../../lib/meios/meios.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import type { Passo } from '../../../../ui/fluxo/passos.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import type { Pagamento } from '../../queries.ts';
import { checkoutQueries } from '../../queries.ts';

const F = FINALIDADE_PAGAMENTO;
const estados = { feito: 'feito', atual: 'agora', proximo: 'depois' } as const;

/** A group's way from payment to access, as the server tells it: the actors and their deadlines. */
export function passosDoGrupo(passos: RespostaDe<'getGrupo'>['passos']): Passo[] {
  return passos.map(({ chave, titulo, texto, estado, ate }) => ({
    chave,
    titulo,
    // A text that names its own date is not told it twice.
    detalhe: ate === null || texto.includes('até') ? texto : `${texto} Até ${formatarMomento(ate)}.`,
    estado: estados[estado],
  }));
}

/** The steps after the money has arrived, by the kind of its document. */
export function PassosDoPagamento({ pagamento }: { readonly pagamento: Pagamento }) {
  const { finalidade, idGrupo } = pagamento;
  const espera = esperaDo(pagamento.meioPagamento);
  const deGrupo = finalidade === F.assinatura.id && idGrupo !== null;
  const grupo = useQuery({ ...checkoutQueries.grupo(idGrupo ?? 0), enabled: deGrupo });
  const confirmado: Passo = {
    chave: 'confirmado',
    titulo: espera.confirmado,
    detalhe: espera.quandoConfirma,
    estado: 'agora',
  };
  const depois = deGrupo ? passosDoGrupo(grupo.data?.passos ?? []).map(aSeguir) : fixos(finalidade);
  return (
    <Cartao titulo="O que acontece depois">
      <Passos passos={[confirmado, ...depois.filter(({ chave }) => chave !== 'pagar')]} />
    </Cartao>
  );
}

function aSeguir(passo: Passo): Passo {
  return { ...passo, estado: 'depois' };
}

function fixos(finalidade: number): Passo[] {
  if (finalidade === F.credito.id) {
    return [
      {
        chave: 'saldo',
        titulo: 'O valor entra no seu saldo',
        detalhe: 'Você pode usar na hora, para entrar em grupos e pagar faturas.',
        estado: 'depois',
      },
    ];
  }
  return [
    {
      chave: 'fatura',
      titulo: 'A fatura fica paga',
      detalhe: 'Seu acesso continua, e a cobrança automática desta fatura é cancelada.',
      estado: 'depois',
    },
  ];
}
