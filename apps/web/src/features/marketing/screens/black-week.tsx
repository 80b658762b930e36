import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { paths } from '../../../lib/paths.ts';
import { useRegras } from '../../../lib/regras.ts';
import { agora } from '../../../lib/relogio.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { BotaoCopiar } from '../../../ui/base/botao-copiar.tsx';
import { Grade, Secao } from '../../../ui/base/secao.tsx';
import { ContagemDaCampanha } from '../../../ui/campanha/contagem-da-campanha.tsx';
import { FiguraDaCampanha } from '../../../ui/campanha/figura-da-campanha.tsx';
import { OssoLista } from '../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../ui/estado/consulta.tsx';
import { Vazio } from '../../../ui/estado/vazio.tsx';
import { cartaoDeGrupo, cartaoDoQueJaTem } from '../../../ui/grupo/cartao-do-grupo.ts';
import { GrupoCard } from '../../../ui/grupo/grupo-card.tsx';
import { Pagina } from '../../../ui/layout/pagina.tsx';
import { marketingQueries } from '../queries.ts';
import { contarImpressao, usarPeca } from '../usar-peca.ts';
import c from './black-week.module.css';

type Resposta = RespostaDe<'getGruposDaCampanha'>;
type Campanha = NonNullable<Resposta['campanha']>;
type Cupom = NonNullable<Resposta['cupom']>;

/** Basis points in one per cent. */
const PONTOS_POR_CENTO = 100;

/** /black-week: the campaign on the air, with its coupon, its countdown and its groups (spec 2, §2; REGRAS 2.31). */
export function TelaBlackWeek() {
  const consulta = useQuery(marketingQueries.gruposDaCampanha());
  return (
    <Pagina titulo={consulta.data?.campanha?.titulo ?? 'Black Week'} voltar={paths.grupos()}>
      <Consulta
        consulta={consulta}
        esqueleto={<OssoLista quantos={3} />}
        erro="Não conseguimos carregar a campanha"
        vazio={{ quando: ({ campanha }) => campanha === null, mostra: <Encerrada /> }}
      >
        {(dados) => (dados.campanha === null ? null : <Aberta dados={dados} campanha={dados.campanha} />)}
      </Consulta>
    </Pagina>
  );
}

function Encerrada() {
  return (
    <Vazio
      titulo="Campanha encerrada"
      detalhe="Os grupos continuam aqui, pelo preço de sempre."
      acao={<Botao href={paths.grupos()}>Ver os grupos</Botao>}
    />
  );
}

interface AbertaProps {
  readonly dados: Resposta;
  readonly campanha: Campanha;
}

function Aberta({ dados: { contagemAte, cupom, itens }, campanha }: AbertaProps) {
  const { id, texto, imagens } = campanha;
  const horas = useRegras()?.grupos.horasParaEnviarDados;
  useEffect(() => contarImpressao(id), [id]);
  return (
    <div className={c['pilha']}>
      <section className={c['abertura']} aria-label="A oferta">
        <div className={c['figura']}>
          <FiguraDaCampanha imagens={imagens} />
        </div>
        <div className={c['corpo']}>
          {texto !== '' && <p>{texto}</p>}
          <ContagemDaCampanha ate={contagemAte} agora={agora} />
          {cupom !== null && <CupomDaPagina cupom={cupom} />}
        </div>
      </section>
      <Secao titulo="Grupos com vaga">
        {itens.length === 0 ? (
          <Vazio titulo="Nenhuma vaga agora" acao={<Botao href={paths.grupos()}>Ver todos os grupos</Botao>} />
        ) : (
          <div onClickCapture={() => usarPeca(campanha)} role="presentation">
            <Grade>
              {itens.map((grupo) => (
                <GrupoCard
                  key={grupo.id}
                  {...cartaoDoQueJaTem(cartaoDeGrupo(grupo, { href: paths.grupo(grupo.id), horas }), grupo.jaTem)}
                />
              ))}
            </Grade>
          </div>
        )}
      </Secao>
    </div>
  );
}

function CupomDaPagina({ cupom }: { readonly cupom: Cupom }) {
  return (
    <div className={c['cupom']}>
      <span>
        <b>{cupom.codigo}</b>
        <span>{regraDoCupom(cupom)}</span>
      </span>
      <BotaoCopiar texto={cupom.codigo} nome="cupom" aviso="Cupom copiado" />
    </div>
  );
}

/** "30% da primeira mensalidade, até R$ 20,00". */
function regraDoCupom({ pontos, valor, maximo, minimo, soNaPrimeira }: Cupom): string {
  const quanto = pontos === null ? formatarReais(centavos(valor ?? 0)) : `${pontos / PONTOS_POR_CENTO}%`;
  const partes = [
    `${quanto} da primeira mensalidade`,
    ...(maximo === null ? [] : [`até ${formatarReais(centavos(maximo))}`]),
    ...(minimo === 0 ? [] : [`em compras a partir de ${formatarReais(centavos(minimo))}`]),
    ...(soNaPrimeira ? ['só no seu primeiro grupo'] : []),
  ];
  return `${partes.join(', ')}.`;
}
