import * as chamadas from '@rateia/contracts/chamadas';
import { useRef, useState } from 'react';
import { limitePerto, noTexto } from '../../../lib/momento.ts';
import { useUpload } from '../../../lib/use-upload.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { CampoArea } from '../../../ui/formulario/campo-area.tsx';
import { focarCampo } from '../../../ui/formulario/focar-campo.ts';
import type { Reclamacao } from '../mutations.ts';
import { useRenovar } from '../mutations.ts';
import c from './reclamacao.module.css';

const MINIMO = 5;

/** Once, within 7 days, with a file that is new (REGRAS 2.7). */
export function Reabrir({ reclamacao: { id, reabreAte } }: { reclamacao: Reclamacao }) {
  const [texto, setTexto] = useState('');
  const entrada = useRef<HTMLInputElement>(null);
  const renovar = useRenovar();
  const { enviar, enviando, erro } = useUpload(chamadas.reabrirReclamacao, (aberta) => renovar(aberta));
  function escolher(): void {
    if (texto.trim().length < MINIMO) focarCampo('novo');
    else entrada.current?.click();
  }
  return (
    <Cartao titulo="Tem uma prova nova?">
      <div className={c['pilha']}>
        {reabreAte !== null && (
          <p>{`Você pode abrir de novo, uma vez, até ${noTexto(limitePerto(reabreAte))}. Uma pessoa da equipe olha.`}</p>
        )}
        <CampoArea rotulo="O que a prova mostra" name="novo" value={texto} onChange={setTexto} maxLength={500} />
        <input
          ref={entrada}
          type="file"
          accept="image/jpeg,image/png,image/heic,application/pdf,.jpg,.jpeg,.png,.heic,.pdf"
          hidden
          onChange={({ currentTarget }) => {
            const [arquivo] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (arquivo !== undefined) enviar({ arquivo, campos: { texto: texto.trim() }, params: { id } });
          }}
        />
        {erro !== undefined && (
          <Nota tom="danger" alerta>
            {erro}
          </Nota>
        )}
        <Botao variante="linha" bloco fazendo={enviando && 'Enviando'} onClick={escolher}>
          Escolher a prova e abrir de novo
        </Botao>
      </div>
    </Cartao>
  );
}
