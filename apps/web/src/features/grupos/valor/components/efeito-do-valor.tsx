import type { RespostaDe } from '../../../../lib/api-client.ts';
import { emQueDia, limitePerto, noTexto } from '../../../../lib/momento.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Passos } from '../../../../ui/fluxo/passos.tsx';
import c from './mudanca-de-valor.module.css';

type ValorDoGrupo = RespostaDe<'verificarAlteracaoPlano'>;
type Proposta = NonNullable<ValorDoGrupo['proposta']>;

/** The price before and after, and the steps that follow the notice, with their days (REGRAS 2.11). */
export function EfeitoDoValor({ antes, nova }: { readonly antes: ValorDoGrupo; readonly nova: Proposta }) {
  const passos = passosDe(nova);
  return (
    <div aria-live="polite" className={c['pilha']}>
      <Cartao titulo="Como fica">
        <ListaDefinicao
          itens={[
            { rotulo: 'Cada membro paga', detalhe: 'hoje, com a taxa', valor: <Valor valor={antes.porMembro} /> },
            {
              rotulo: 'Cada membro vai pagar',
              detalhe: 'por mês, com a taxa',
              valor: <Valor valor={nova.porMembro} tamanho="md" />,
            },
            { rotulo: 'Você recebe por vaga', valor: <Valor valor={nova.recebePorVaga} tamanho="md" /> },
          ]}
        />
      </Cartao>
      {passos.length > 0 && (
        <Cartao titulo="O que acontece quando você avisa">
          <Passos passos={passos} />
        </Cartao>
      )}
    </div>
  );
}

type Passo = Parameters<typeof Passos>[0]['passos'][number];

function passosDe({ membros, aumento, pedemAceite, responderAte, valeEm }: Proposta): readonly Passo[] {
  if (membros === 0) return [];
  function quantos(n: number): string {
    return n === 1 ? '1 membro' : `${n} membros`;
  }
  const avisa: Passo = {
    titulo: `${quantos(membros)} ${membros === 1 ? 'recebe' : 'recebem'} um e-mail agora`,
    detalhe: 'Quem entrar a partir de agora já paga o novo valor.',
    estado: 'agora',
  };
  if (!aumento) {
    return [
      avisa,
      {
        titulo: 'O novo valor vale já na próxima fatura',
        detalhe: 'A parte da caução que sobrar volta para o saldo de cada um.',
        estado: 'depois',
      },
    ];
  }
  return [
    avisa,
    ...(pedemAceite === 0
      ? []
      : [
          {
            titulo: `${quantos(pedemAceite)} ${pedemAceite === 1 ? 'responde' : 'respondem'} até ${noTexto(limitePerto(responderAte))}`,
            detalhe: 'O aumento passa de 10%. Quem não responde sai no fim do mês pago, com a caução e sem multa.',
            estado: 'depois',
          } as const,
        ]),
    {
      titulo: `O novo valor começa ${emQueDia(valeEm)}`,
      detalhe: 'No primeiro mês de cada membro que começar a partir desse dia, com o que faltar da caução.',
      estado: 'depois',
    },
    { titulo: 'Outro aumento, só 60 dias depois deste aviso', estado: 'depois' },
  ];
}
