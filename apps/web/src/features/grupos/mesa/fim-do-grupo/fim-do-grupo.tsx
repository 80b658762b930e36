import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { diaPerto, noTexto } from '../../../../lib/momento.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { Dialogo } from '../../../../ui/dialogo/dialogo.tsx';
import { OssoLista } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { CampoArea } from '../../../../ui/formulario/campo-area.tsx';
import { Opcoes } from '../../../../ui/formulario/opcoes.tsx';
import { mesaDeGruposQueries } from '../queries.ts';
import type { AtoDoFim, Fim } from './consequencias-do-fim.tsx';
import { Consequencias } from './consequencias-do-fim.tsx';
import c from './fim-do-grupo.module.css';
import { useEncerrarGrupo } from './mutations.ts';

const MINIMO = 5;

/** Ends a group, or takes its set end back: the effects are shown before, and the reason is asked for (REGRAS 2.1). */
export function FimDoGrupo({
  id,
  nome,
  aoFechar,
}: {
  readonly id: number;
  readonly nome: string;
  readonly aoFechar: () => void;
}) {
  const consulta = useQuery(mesaDeGruposQueries.fim(id));
  return (
    <Dialogo aberto titulo={`Encerrar ${nome}?`} aoFechar={aoFechar}>
      <Consulta consulta={consulta} erro="Não conseguimos carregar este grupo" esqueleto={<OssoLista quantos={3} />}>
        {(fim) => <Formulario id={id} fim={fim} aoFechar={aoFechar} />}
      </Consulta>
    </Dialogo>
  );
}

function Formulario({ id, fim, aoFechar }: { readonly id: number; readonly fim: Fim; readonly aoFechar: () => void }) {
  const atos = atosDe(fim);
  const [escolhido, setEscolhido] = useState<AtoDoFim>();
  const [mensagem, setMensagem] = useState('');
  const [erro, setErro] = useState<string>();
  const { agendar, reverter, cancelar } = useEncerrarGrupo(aoFechar);
  const [primeiro] = atos;
  if (primeiro === undefined) return <Nota>Este grupo já terminou, ou ainda não está no ar.</Nota>;
  const ato = atos.find(({ valor }) => valor === escolhido) ?? primeiro;
  const fazendo = agendar.isPending || reverter.isPending || cancelar.isPending;
  function enviar(): void {
    const texto = mensagem.trim();
    if (texto.length < MINIMO) {
      setErro(`Escreva pelo menos ${MINIMO} caracteres.`);
      document.querySelector<HTMLElement>('[name="motivo-do-fim"]')?.focus();
      return;
    }
    const params = { id };
    if (ato.valor === 'reverter') reverter.mutate({ params, body: { mensagem: texto } });
    else if (ato.valor === 'agora') cancelar.mutate({ params, body: { mensagem: texto } });
    else if (fim.noFim !== null) agendar.mutate({ params, body: { em: fim.noFim.em, mensagem: texto } });
  }
  return (
    <form
      className={c['motivo']}
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        enviar();
      }}
    >
      <ListaDefinicao
        itens={[
          { rotulo: 'Administra', valor: fim.administrador },
          { rotulo: 'Membros', valor: fim.membros },
          ...(fim.fimEm === null ? [] : [{ rotulo: 'Fim marcado', valor: diaPerto(fim.fimEm) }]),
        ]}
      />
      {fim.fimEm !== null && !fim.podeReverter && (
        <Nota>Um membro já saiu por causa do fim marcado. Não dá mais para desfazer.</Nota>
      )}
      <Opcoes rotulo="Como encerrar" nome="ato-do-fim" valor={ato.valor} aoEscolher={setEscolhido} opcoes={atos} />
      <Consequencias ato={ato.valor} fim={fim} />
      <CampoArea
        name="motivo-do-fim"
        rotulo={ato.valor === 'agora' ? 'Motivo, que todo o grupo lê' : 'Motivo, que quem administra lê'}
        value={mensagem}
        erro={erro}
        maxLength={1000}
        onChange={(texto) => {
          setMensagem(texto);
          setErro(undefined);
        }}
      />
      <Botao
        tipo="submit"
        tamanho="lg"
        bloco
        variante={ato.valor === 'reverter' ? 'primario' : 'perigo'}
        fazendo={fazendo && 'Registrando'}
      >
        {ato.titulo}
      </Botao>
      <Botao bloco variante="texto" onClick={aoFechar}>
        Deixar como está
      </Botao>
    </form>
  );
}

/** The acts that the API allows now, the mildest first. */
function atosDe({ noFim, agora, podeReverter }: Fim) {
  const noFimDoCiclo = noFim === null ? '' : `Em ${noTexto(diaPerto(noFim.em))}. Cada membro usa o que pagou.`;
  const todos: {
    readonly valor: AtoDoFim;
    readonly titulo: string;
    readonly detalhe: string;
    readonly cabe: boolean;
  }[] = [
    {
      valor: 'reverter',
      titulo: 'Desfazer encerramento',
      detalhe: 'O grupo continua e os próximos meses são cobrados.',
      cabe: podeReverter,
    },
    { valor: 'noFim', titulo: 'Encerrar no fim do ciclo', detalhe: noFimDoCiclo, cabe: noFim !== null },
    {
      valor: 'agora',
      titulo: 'Cancelar agora',
      detalhe: 'O acesso de todos acaba na hora. Não dá para desfazer.',
      cabe: agora !== null,
    },
  ];
  return todos.filter(({ cabe }) => cabe);
}
