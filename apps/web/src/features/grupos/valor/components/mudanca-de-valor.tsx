import { ID_ESTADO_MUDANCA } from '@rateia/domain/grupos/mudanca-de-valor';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { emQueDia, limitePerto, noTexto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { useAceitarValor } from '../../mutations-membro.ts';
import c from './mudanca-de-valor.module.css';

type MeuLugar = RespostaDe<'getGrupoMembro'>;

/** An announced value on the member's page: the question where his agreement is needed, else the news (REGRAS 2.11). */
export function MudancaDeValor({ dados }: { readonly dados: MeuLugar }) {
  const { mudancaDeValor: mudanca, assinatura } = dados;
  if (mudanca === null) return null;
  if (mudanca.estado === ID_ESTADO_MUDANCA.esperando) return <Pergunta dados={dados} mudanca={mudanca} />;
  if (assinatura.saidaEm !== null) return null;
  const { valorAntes, valorMensal, valeEm, completaCaucao } = mudanca;
  return (
    <Nota titulo={valorMensal > valorAntes ? 'O valor vai subir' : 'O valor baixou'}>
      De <Valor valor={valorAntes} /> para <Valor valor={valorMensal} />
      {valorMensal > valorAntes
        ? `, no primeiro mês que começar a partir de ${diaEm(valeEm)}.`
        : ' por mês, já na próxima fatura.'}
      {completaCaucao > 0 && (
        <>
          {' '}
          A primeira fatura também completa a caução com <Valor valor={completaCaucao} />.
        </>
      )}
    </Nota>
  );
}

function diaEm(dia: string): string {
  return emQueDia(dia).replace(/^em /, '');
}

function Pergunta({
  dados,
  mudanca,
}: {
  readonly dados: MeuLugar;
  readonly mudanca: NonNullable<MeuLugar['mudancaDeValor']>;
}) {
  const { grupo } = dados;
  const aceitar = useAceitarValor();
  const { valorAntes, valorMensal, valeEm, responderAte, completaCaucao } = mudanca;
  return (
    <Cartao titulo="Você continua com o novo valor?" className={c['pilha']}>
      <ListaDefinicao
        itens={[
          { rotulo: 'Você paga hoje', valor: <Valor valor={valorAntes} /> },
          {
            rotulo: 'Você vai pagar',
            detalhe: `por mês, a partir de ${diaEm(valeEm)}`,
            valor: <Valor valor={valorMensal} tamanho="md" />,
          },
          ...(completaCaucao === 0
            ? []
            : [
                {
                  rotulo: 'Completa a caução',
                  detalhe: 'uma vez, volta para você',
                  valor: <Valor valor={completaCaucao} />,
                },
              ]),
        ]}
      />
      <p className={c['texto']}>
        {responderAte !== null && `Responda até ${noTexto(limitePerto(responderAte))}. `}
        Sem resposta, você sai no fim do mês pago, a caução volta e não há multa.
      </p>
      <div className={c['acoes']}>
        <Botao
          bloco
          fazendo={aceitar.isPending && 'Aceitando'}
          onClick={() => aceitar.mutate({ params: { id: grupo.id }, body: { valorMensal } })}
        >
          Aceitar o novo valor
        </Botao>
        <Botao variante="texto" bloco href={paths.grupoMembroCancelamentoInformacoes(grupo.id)}>
          Não aceito, quero sair
        </Botao>
      </div>
    </Cartao>
  );
}
