import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParametroId } from '../../../../lib/navegacao.ts';
import { paths } from '../../../../lib/paths.ts';
import { sessaoAtual } from '../../../../lib/sessao.ts';
import { Sanfona } from '../../../../ui/base/sanfona.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { QuadroPublico } from '../../../../ui/layout/quadro-publico.tsx';
import { loteriasQueries } from '../../queries.ts';
import { ConferirArquivo } from '../components/conferir-arquivo.tsx';
import { FatosDaProva } from '../components/fatos-da-prova.tsx';
import { GuardarProva } from '../components/guardar-prova.tsx';
import { LacresDoBolao } from '../components/lacres-do-bolao.tsx';
import { MinhasCotas } from '../components/minhas-cotas.tsx';
import c from '../components/prova.module.css';
import { Veredito } from '../components/veredito.tsx';
import type { Prova } from '../conferir.ts';
import { lacreConfere } from '../conferir.ts';

/** /loteria/:id/prova: the frozen pool for anybody, without a login, checked on the reader's own device (REGRAS 2.12; DESIGN 12 prova). */
export function TelaProva() {
  const id = useParametroId();
  const prova = useQuery(loteriasQueries.prova(id));
  const conectado = sessaoAtual.existe();
  const pagina = (
    <Pagina titulo="Prova do bolão" largura="media" {...(conectado && { voltar: paths.loteriaDetalhe(id) })}>
      <Consulta consulta={prova} esqueleto={<OssoLista quantos={4} />} erro="Não conseguimos carregar a prova">
        {(dados) => <Aberta prova={dados} conectado={conectado} />}
      </Consulta>
    </Pagina>
  );
  return conectado ? pagina : <QuadroPublico>{pagina}</QuadroPublico>;
}

function Aberta({ prova, conectado }: { readonly prova: Prova; readonly conectado: boolean }) {
  const confere = useMemo(() => prova.lacres.every(lacreConfere), [prova]);
  return (
    <div className={c['pilha']}>
      <Veredito prova={prova} confere={confere} />
      <FatosDaProva prova={prova} />
      <ConferirArquivo prova={prova} />
      {conectado && <MinhasCotas id={prova.id} />}
      <div className={c['pares']}>
        <LacresDoBolao lacres={prova.lacres} />
        <GuardarProva prova={prova} />
      </div>
      <Sanfona
        itens={[
          {
            pergunta: 'O que é o código do lacre',
            resposta:
              'É um resumo da lista inteira em 64 letras e números. A mesma lista dá sempre o mesmo código. Mude uma letra e sai outro, sem nada em comum. As cotas se juntam de duas em duas, como em uma chave de mata-mata, até sobrar um código só.',
          },
          {
            pergunta: 'Para quem quer os termos técnicos',
            resposta:
              'Documento canônico em JSON (RFC 8785, só inteiros). Árvore de Merkle como na RFC 6962: folhas e nós SHA-256 com prefixos distintos. O titular de cada cota entra como SHA-256 de um sal e do seu número. Cada recibo entra com o SHA-256 do arquivo. As imagens só aparecem para quem tem cota.',
          },
        ]}
      />
      <p className={c['miudo']}>
        Os nomes não aparecem nesta página. Cada pessoa acha a própria cota com o arquivo dela.
      </p>
    </div>
  );
}
