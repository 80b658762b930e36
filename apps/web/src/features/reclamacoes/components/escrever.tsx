import { useState } from 'react';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { focarCampo } from '../../../ui/formulario/focar-campo.ts';
import type { Reclamacao } from '../mutations.ts';
import { useInteragir } from '../mutations.ts';
import { Anexar } from './anexar.tsx';
import c from './reclamacao.module.css';

const CAMPO = 'mensagem';

/** A message into the thread, and files on the writer's last line; a text that is refused stays in the field. */
export function EscreverNaReclamacao({ reclamacao: r }: { reclamacao: Reclamacao }) {
  const [texto, setTexto] = useState('');
  const interagir = useInteragir(() => setTexto(''));
  const minha = r.interacoes.findLast(({ autor }) => autor === r.papel);
  const outro = r.papel === 'membro' ? r.adminNome : r.membroNome;
  function enviar(): void {
    const dito = texto.trim();
    if (dito === '') focarCampo(CAMPO);
    else interagir.mutate({ body: { idReclamacao: r.id, interacao: { tipo: 212, texto: dito } } });
  }
  /** A file goes to the words that are being written, else to the writer's last line. */
  async function linhaDoArquivo(): Promise<number | undefined> {
    const dito = texto.trim();
    if (dito === '') return minha?.id;
    const { idInteracao } = await interagir.mutateAsync({
      body: { idReclamacao: r.id, interacao: { tipo: 212, texto: dito } },
    });
    return idInteracao;
  }
  return (
    <Cartao>
      <div className={c['pilha']}>
        <CampoArea
          rotulo={r.estado === 'mediacao' ? 'Escreva para a equipe' : `Escreva para ${outro}`}
          name={CAMPO}
          value={texto}
          onChange={setTexto}
          maxLength={2000}
        />
        <Botao fazendo={interagir.isPending && 'Enviando'} onClick={enviar}>
          Enviar mensagem
        </Botao>
        {(minha !== undefined || texto.trim() !== '') && (
          <Anexar idInteracao={linhaDoArquivo} restam={r.anexosRestantes} />
        )}
      </div>
    </Cartao>
  );
}
