import { Avatar } from '../../../../ui/base/avatar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import type { OpcaoDeFim } from '../fim.ts';
import { quandoVoltaNoFim } from '../fim.ts';

/** Everybody who gets something back, with the sum of each and its lines; the sums add up to the total. */
export function QuemRecebe({ opcao }: { readonly opcao: OpcaoDeFim }) {
  const { membros, total } = opcao;
  const igual = contaDeTodos(opcao);
  return (
    <>
      {igual !== undefined && (
        <Cartao titulo={membros.length === 1 ? 'A conta' : 'A conta de cada membro'}>
          <ListaDefinicao
            itens={[
              ...igual.linhas.map(({ chave, rotulo, valor, conta }) => ({
                chave,
                rotulo,
                valor: <Valor valor={valor} />,
                ...(conta === undefined ? {} : { detalhe: conta }),
              })),
              {
                chave: 'total',
                rotulo: membros.length === 1 ? 'Recebe' : 'Cada um recebe',
                valor: <Valor valor={igual.total} tamanho="md" />,
                total: true,
              },
            ]}
          />
        </Cartao>
      )}
      <Cartao titulo="Quem recebe o quê" rente>
        <Lista>
          {membros.map(({ idMembro, nome, imagem, total: dele, linhas }) => (
            <LinhaLista
              key={idMembro}
              inicio={<Avatar nome={nome} imagem={imagem} />}
              titulo={nome}
              detalhe={igual === undefined ? linhas.map(({ rotulo }) => rotulo).join(', ') : quandoVoltaNoFim(opcao)}
              fim={<Valor valor={dele} />}
            />
          ))}
          <LinhaLista
            titulo={<b>{membros.length === 1 ? '1 membro' : `${membros.length} membros`}</b>}
            detalhe={quandoVoltaNoFim(opcao)}
            fim={<Valor valor={total} tamanho="md" />}
          />
        </Lista>
      </Cartao>
    </>
  );
}

type Membro = OpcaoDeFim['membros'][number];

/** The arithmetic that all members share; undefined where somebody's differs. */
function contaDeTodos({ membros }: OpcaoDeFim): Membro | undefined {
  const [primeiro, ...outros] = membros;
  if (primeiro === undefined) return undefined;
  function conta({ linhas }: Membro): string {
    return JSON.stringify(linhas);
  }
  return outros.every((m) => conta(m) === conta(primeiro)) ? primeiro : undefined;
}
