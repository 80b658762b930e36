const DATA_E_HORA = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** "20 de nov., 15:04:05", by Brasília's clock. */
export function dataEHora(instante: string | number): string {
  return DATA_E_HORA.format(new Date(instante));
}

export function cpfPontuado(cpf: string): string {
  return cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
}
