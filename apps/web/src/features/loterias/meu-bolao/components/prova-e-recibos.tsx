import * as chamadas from '@rateia/contracts/chamadas';
import { IconFileCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { paths } from '../../../../lib/paths.ts';
import { useImagem } from '../../../../lib/use-imagem.ts';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { VerRecibo } from '../../components/ver-recibo.tsx';
import { loteriasQueries } from '../../queries.ts';
import { momento } from '../estado-em-palavras.ts';
import c from './meu-bolao.module.css';

const MOMENTOS = { fechamento: 'Lista fechada', comprovado: 'Com os recibos' } as const;

/** The seals that were published before the draw, and the official receipts. */
export function ProvaERecibos({ bolao }: { readonly bolao: RespostaDe<'getMeuBolao'> }) {
  const { provas } = bolao;
  const ultima = provas.at(-1);
  return (
    <>
      {ultima !== undefined && (
        <Cartao titulo="Lacre do bolão">
          <div className={c['pilha']}>
            <ListaDefinicao
              itens={provas.map(({ momento: qual, raiz, em }) => ({
                chave: qual,
                rotulo: MOMENTOS[qual],
                detalhe: momento(em),
                valor: `${raiz.slice(0, 4)} ${raiz.slice(4, 8)} … ${raiz.slice(-4)}`,
              }))}
            />
            <BotaoCopiar
              texto={ultima.raiz}
              nome="lacre do bolão"
              aviso="O lacre foi copiado"
              falha="O lacre não pode ser copiado, tente novamente!"
            />
            <Ligacao href={paths.loteriaProva(bolao.id)}>Conferir a prova e baixar os arquivos</Ligacao>
          </div>
        </Cartao>
      )}
      <Recibos id={bolao.id} />
    </>
  );
}

function Recibos({ id }: { readonly id: number }) {
  const comprovantes = useQuery(loteriasQueries.comprovantes(id));
  return (
    <Consulta
      consulta={comprovantes}
      esqueleto={<OssoLista quantos={1} />}
      erro="Não conseguimos carregar os recibos"
      vazio={{ quando: ({ itens }) => itens.length === 0, mostra: null }}
    >
      {({ itens }) => (
        <Cartao titulo="Recibos oficiais" rente>
          <Lista>
            {itens.map((recibo) => (
              <Recibo key={recibo.id} recibo={recibo} />
            ))}
          </Lista>
        </Cartao>
      )}
    </Consulta>
  );
}

/** A receipt, and its picture with the name of its reader across it. */
function Recibo({ recibo }: { readonly recibo: RespostaDe<'getHistoricoDeComprovantes'>['itens'][number] }) {
  const { id, concurso, terminal, enviadoEm } = recibo;
  const imagem = useImagem(chamadas.getComprovanteDoBolao);
  const titulo = `Concurso ${concurso.toLocaleString('pt-BR')}`;
  return (
    <>
      <LinhaLista
        icone={<IconFileCheck size={22} stroke={1.75} />}
        titulo={titulo}
        detalhe={`Terminal ${terminal} · ${momento(enviadoEm)}`}
      />
      <div className={c['recibo']}>
        <VerRecibo id={id} nome={titulo} imagem={imagem} />
      </div>
    </>
  );
}
