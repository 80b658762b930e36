import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { ID_ESTADO_INDICACAO } from '@rateia/domain/indicacao/indicacoes';
import { IconGift } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { momentoPerto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import type { Indicacoes } from '../../queries.ts';
import { redeQueries } from '../../queries.ts';
import c from '../indicacoes.module.css';

/** /carteira/indicacoes (spec 2, §2): the people whom one brought, and what each brought in (REGRAS 2.13). */
export function TelaCarteiraIndicacoes() {
  const indicacoes = useQuery(redeQueries.indicacoes());
  return (
    <Pagina titulo="Indicações" voltar={paths.carteiraCreditos()} largura="media">
      <Consulta
        consulta={indicacoes}
        esqueleto={<OssoLista quantos={3} />}
        erro="Não conseguimos carregar as suas indicações"
      >
        {(dados) =>
          dados.total === 0 ? (
            <Vazio
              titulo="Ninguém chegou pelo seu convite ainda"
              detalhe={`Cada pessoa que assinar pelo seu código vale ${formatarReais(centavos(dados.credito))} para você.`}
              acao={<Botao href={paths.indicacao()}>Indicar alguém</Botao>}
            />
          ) : (
            <Resumo dados={dados} />
          )
        }
      </Consulta>
    </Pagina>
  );
}

function Resumo({ dados }: { readonly dados: Indicacoes }) {
  const { itens, total, creditadas, emConferencia, recebido, recebidoNoMes, maximoPorMes } = dados;
  return (
    <div className={c['tela']}>
      <Cartao>
        <p className={c['apoio']}>Você já ganhou</p>
        <Valor valor={recebido} tamanho="xl" />
        <ListaDefinicao
          itens={[
            { rotulo: 'Pessoas que chegaram', valor: total },
            { rotulo: 'Já valeram crédito', valor: creditadas },
            { rotulo: 'Em conferência', valor: emConferencia },
            {
              rotulo: 'Neste mês',
              valor: `${formatarReais(centavos(recebidoNoMes))} de ${formatarReais(centavos(maximoPorMes))}`,
            },
          ]}
        />
      </Cartao>
      <Cartao titulo="Quem você indicou" rente>
        <Lista>
          {itens.map(({ id, nome, rotulo, estado, valor, criadaEm }) => (
            <LinhaLista
              key={id}
              href={paths.carteiraIndicacoesExtrato(id)}
              icone={<IconGift size={22} stroke={1.75} />}
              titulo={nome}
              detalhe={`${rotulo}, desde ${momentoPerto(criadaEm)}`}
              fim={estado === ID_ESTADO_INDICACAO.creditada ? <Valor valor={valor} /> : undefined}
            />
          ))}
        </Lista>
      </Cartao>
      <Botao variante="suave" bloco href={paths.indicacao()}>
        Indicar mais alguém
      </Botao>
    </div>
  );
}
