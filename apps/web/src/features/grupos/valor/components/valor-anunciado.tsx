import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { ID_ESTADO_MUDANCA } from '@rateia/domain/grupos/mudanca-de-valor';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { diaPerto, emQueDia, limitePerto, noTexto } from '../../../../lib/momento.ts';
import { Avatar } from '../../../../ui/base/avatar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';

type Anunciada = NonNullable<RespostaDe<'verificarAlteracaoPlano'>['anunciada']>;
type Membro = Anunciada['membros'][number];

/** The announced value, its first day, and the answer of each member. */
export function ValorAnunciado({ anunciada }: { readonly anunciada: Anunciada }) {
  const { aumento, porMembroAntes, porMembro, valeEm, responderAte, membros } = anunciada;
  function reais(valor: number): string {
    return formatarReais(centavos(valor));
  }
  return (
    <>
      <Cartao titulo={aumento ? 'Aumento avisado' : 'Novo valor avisado'}>
        <ListaDefinicao
          itens={[
            { rotulo: 'Por membro', detalhe: 'com a taxa', valor: `${reais(porMembroAntes)} para ${reais(porMembro)}` },
            {
              rotulo: 'Vale a partir de',
              detalhe: aumento ? 'no primeiro mês de cada um' : 'na próxima fatura',
              valor: diaPerto(valeEm),
            },
            ...(responderAte === null ? [] : [{ rotulo: 'Respostas até', valor: limitePerto(responderAte) }]),
          ]}
        />
      </Cartao>
      <Cartao titulo="O que cada um respondeu" rente>
        <Lista>
          {membros.map((membro) => (
            <LinhaLista
              key={membro.idAssinatura}
              inicio={<Avatar nome={membro.nome} imagem={null} tamanho={44} />}
              titulo={membro.nome}
              detalhe={situacaoDe(membro, responderAte)}
            />
          ))}
        </Lista>
      </Cartao>
    </>
  );
}

function situacaoDe({ estado, situacao, saidaEm }: Membro, responderAte: string | null): string {
  if (saidaEm !== null) return `${situacao}. Sai ${emQueDia(saidaEm)}`;
  if (estado !== ID_ESTADO_MUDANCA.esperando || responderAte === null) return situacao;
  return `${situacao}. Tem até ${noTexto(limitePerto(responderAte))}`;
}
