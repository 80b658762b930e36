import { diaDe } from '@rateia/domain/datas';
import { formatarDiaComSemana } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { MarcaDaLoteria } from '../../../../ui/loteria/bola.tsx';
import { loteriasQueries } from '../../queries.ts';
import c from '../components/meu-bolao.module.css';

type Passado = RespostaDe<'getHistoricoDeBoloes'>['itens'][number];

/** /meus-grupos/historico (spec B§2): the pools that were drawn or cancelled, with what was paid and what came back. */
export function TelaHistoricoDeBoloes() {
  const [pagina, setPagina] = useState(1);
  const historico = useQuery(loteriasQueries.historico(pagina));
  return (
    <Pagina titulo="Histórico de bolões" voltar={paths.meusGrupos()} largura="media">
      <Consulta
        consulta={historico}
        esqueleto={<OssoLista quantos={4} />}
        erro="Não conseguimos carregar o seu histórico"
        vazio={{
          quando: ({ total }) => total === 0,
          mostra: (
            <Vazio
              titulo="Nenhum bolão terminou ainda"
              detalhe="Depois do sorteio, cada bolão seu fica guardado aqui, com o resultado e o prêmio."
            />
          ),
        }}
      >
        {({ itens, total, porPagina }) => (
          <div className={c['pilha']}>
            <Cartao rente>
              <Lista>
                {itens.map((bolao) => (
                  <Linha key={bolao.id} bolao={bolao} />
                ))}
              </Lista>
            </Cartao>
            {total > porPagina && (
              <div className={c['paginas']}>
                <Botao variante="linha" desligado={pagina === 1} onClick={() => setPagina(pagina - 1)}>
                  Mais novos
                </Botao>
                <Botao variante="linha" desligado={pagina * porPagina >= total} onClick={() => setPagina(pagina + 1)}>
                  Mais antigos
                </Botao>
              </div>
            )}
          </div>
        )}
      </Consulta>
    </Pagina>
  );
}

function Linha({ bolao }: { readonly bolao: Passado }) {
  const { id, nome, loterias, sorteioEm, minhasCotas, pago, minhaParte, devolvido } = bolao;
  const [loteria = 'mega-sena'] = loterias;
  const cotas = minhasCotas === 1 ? '1 cota' : `${minhasCotas} cotas`;
  return (
    <LinhaLista
      inicio={<MarcaDaLoteria loteria={loterias.length > 1 ? 'multiplas' : loteria} />}
      titulo={nome}
      detalhe={`${formatarDiaComSemana(diaDe(sorteioEm))} · ${cotas}, ${formatarReais(centavos(pago))}`}
      fim={<b className={c['premio']}>{fimDo({ minhaParte, devolvido })}</b>}
      href={paths.meusGruposLoteria(id)}
    />
  );
}

function fimDo({ minhaParte, devolvido }: Pick<Passado, 'minhaParte' | 'devolvido'>): string {
  if (devolvido !== null) return `${formatarReais(centavos(devolvido))} de volta`;
  return minhaParte > 0 ? formatarReais(centavos(minhaParte)) : 'sem prêmio';
}
