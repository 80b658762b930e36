import { conferir, passosFixos } from './conferir.ts';
import { linhaFinal } from './contagem.ts';
import { emCorrida } from './corrida.ts';
import { Falha } from './falha.ts';
import { dizer, principal } from './terminal.ts';

await principal(async () => {
  const nomes = process.argv.slice(2);
  const conhecidos = [...Object.keys(passosFixos()), 'unit'];
  const estranho = nomes.find((nome) => !conhecidos.includes(nome));
  if (estranho !== undefined) throw new Falha(`Não conheço "${estranho}". Escolha entre: ${conhecidos.join(', ')}.`);
  return await emCorrida(async (corrida) => {
    const contagem = await conferir(corrida, nomes);
    dizer(`\n${linhaFinal(contagem)}`);
    return contagem.failed === 0 ? 0 : 1;
  });
});
