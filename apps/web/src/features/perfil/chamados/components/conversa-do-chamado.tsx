import { MARCA } from '@rateia/domain/marca';
import { maximoDeCaracteres, minimoDeCaracteres, obrigatorio, preenchido } from '@rateia/domain/validacao';
import { useQuery } from '@tanstack/react-query';
import type { RespostaDe } from '../../../../lib/api-client.ts';
import { limitePerto, momentoPerto, noTexto } from '../../../../lib/momento.ts';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { useFormulario } from '../../../../ui/formulario/use-formulario.ts';
import { Pagina } from '../../../../ui/layout/pagina.tsx';
import { useEncerrarChamado, useReplicar } from '../../mutations.ts';
import { perfilQueries } from '../../queries.ts';
import { AnexarAoChamado, AnexosDoChamado } from './anexos-do-chamado.tsx';
import c from './conversa-do-chamado.module.css';
import { SituacaoDoChamado } from './situacao-do-chamado.tsx';

type Chamado = RespostaDe<'getChamado'>;
const MINIMO = 10;
const LIMITE = 2_001;
const campos = {
  texto: {
    nome: 'Mensagem',
    regras: [obrigatorio, preenchido, minimoDeCaracteres(MINIMO), maximoDeCaracteres(LIMITE)],
  },
} as const;

/** One report: its messages with their authors and times, and the next step. */
export function ConversaDoChamado({ id }: { readonly id: number }) {
  const chamado = useQuery(perfilQueries.chamado(id));
  return (
    <Pagina
      titulo={chamado.data === undefined ? 'Relato' : `Relato ${chamado.data.numero}`}
      voltar={paths.perfilRelatarProblema()}
      largura="estreita"
    >
      <Consulta consulta={chamado} esqueleto={<OssoLista quantos={3} />} erro="Não conseguimos carregar este relato">
        {(dados) => <Conversa chamado={dados} />}
      </Consulta>
    </Pagina>
  );
}

function Conversa({ chamado }: { readonly chamado: Chamado }) {
  const { id, categoriaDescricao, estado, respostaAte, mensagens, anexos, anexosRestantes } = chamado;
  const encerrar = useEncerrarChamado();
  return (
    <div className={c['pilha']}>
      <div className={c['cabeca']}>
        <p>{categoriaDescricao}</p>
        <SituacaoDoChamado estado={estado} />
      </div>
      {respostaAte !== null && <Nota>{`A equipe responde até ${noTexto(limitePerto(respostaAte))}.`}</Nota>}
      <ol className={c['mensagens']} aria-label="Conversa">
        {mensagens.map(({ id: idMensagem, daEquipe, texto, em }) => (
          <li key={idMensagem} data-minha={!daEquipe || undefined}>
            <p className={c['autor']}>
              <b>{daEquipe ? `Equipe ${MARCA}` : 'Você'}</b>, {noTexto(momentoPerto(em))}
            </p>
            <p className={c['texto']}>{texto}</p>
          </li>
        ))}
      </ol>
      {(anexos.length > 0 || estado === 'aberto') && (
        <Cartao titulo="Fotos e documentos">
          <div className={c['pilha']}>
            <AnexosDoChamado anexos={anexos} />
            {estado === 'aberto' && <AnexarAoChamado id={id} restam={anexosRestantes} />}
          </div>
        </Cartao>
      )}
      <Replica id={id} />
      {estado !== 'encerrado' && (
        <Botao
          variante="texto"
          fazendo={encerrar.isPending && 'Encerrando'}
          onClick={() => encerrar.mutate({ params: { id } })}
        >
          Já está resolvido, encerrar
        </Botao>
      )}
    </div>
  );
}

function Replica({ id }: { readonly id: number }) {
  const formulario = useFormulario({ iniciais: { texto: '' }, campos, preguicoso: true });
  const replicar = useReplicar(() => formulario.muda('texto', ''));
  return (
    <Cartao>
      <form
        className={c['pilha']}
        noValidate
        onSubmit={formulario.enviar(({ texto }) => replicar.mutate({ params: { id }, body: { texto: texto.trim() } }))}
      >
        <CampoArea {...formulario.campo('texto')} rotulo="Escrever mais" maxLength={LIMITE - 1} />
        <Botao tipo="submit" variante="suave" bloco fazendo={replicar.isPending && 'Enviando'}>
          Enviar mensagem
        </Botao>
      </form>
    </Cartao>
  );
}
